/** A wrong setting or circumstance, told in one sentence that a person can act on. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The variables that the server is started with. */
export type Environment = Readonly<Record<string, string | undefined>>;
