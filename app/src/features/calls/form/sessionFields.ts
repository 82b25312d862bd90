/** The form values: times in ISO 8601, the duration in seconds. */
export interface SessionValues {
  startTime: string;
  endTime: string;
  duration: string;
  transcription: string;
  summary: string;
  [name: string]: string;
}

/** The fields of a conversation that its form uses. */
export interface SessionLike {
  startTime: string;
  endTime: string | null;
  duration: number;
  transcription: string;
  summary: string;
}

/** The server's limits: text lengths in characters, and the duration in seconds (a year). */
export const longest = { transcription: 200_000, summary: 20_000, duration: 31_536_000 } as const;

/** Initial values of a new conversation. */
export const newSessionValues: SessionValues = {
  startTime: '',
  endTime: '',
  duration: '',
  transcription: '',
  summary: '',
};

export const sessionValuesOf = ({
  startTime,
  endTime,
  duration,
  transcription,
  summary,
}: SessionLike): SessionValues => ({
  startTime,
  endTime: endTime ?? '',
  duration: `${duration}`,
  transcription,
  summary,
});

/** The seconds from start to end; `null` if one is missing or the end is before the start. */
export function secondsBetween(startTime: string, endTime: string): number | null {
  const seconds = Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000);
  return seconds >= 0 ? seconds : null;
}

/** Whether the duration differs from start and end. It was typed then, and isn't recomputed. */
export const isTyped = ({ startTime, endTime, duration }: SessionValues) =>
  duration !== '' && Number(duration) !== (secondsBetween(startTime, endTime) ?? 0);

/** The request body. An empty duration is left out, and the server computes it. */
export const fieldsIn = ({ startTime, endTime, duration, transcription, summary }: SessionValues) => ({
  startTime,
  endTime: endTime || null,
  ...(duration !== '' && { duration: Number(duration) }),
  transcription,
  summary,
});

/** The names of the fields that differ. Two notations of the same instant aren't a difference. */
export const namesOfChanges = (values: SessionValues, before: SessionValues) =>
  Object.keys(newSessionValues).filter((name) => {
    const [now = '', then = ''] = [values[name], before[name]];
    return now !== then && !(name.endsWith('Time') && Date.parse(now) === Date.parse(then));
  });

/** The changed fields whose new value isn't on the server yet. */
export function changesIn(values: SessionValues, current: SessionValues, changed: readonly string[]) {
  const needed = namesOfChanges(values, current).filter((name) => changed.includes(name));
  return Object.fromEntries(
    Object.entries(fieldsIn(values)).filter(([name]) => needed.includes(name)),
  ) as Partial<ReturnType<typeof fieldsIn>>;
}
