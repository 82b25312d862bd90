/** A wrong setting or environment, with a one-sentence message that people can act on. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The environment variables of the server. */
export type Environment = Readonly<Record<string, string | undefined>>;
