/** What the form of a conversation holds: moments in ISO 8601, the duration in seconds. */
export interface SessionValues {
  startTime: string;
  endTime: string;
  duration: string;
  transcription: string;
  summary: string;
  [name: string]: string;
}

/** A conversation, as far as its form knows it. */
export interface SessionLike {
  startTime: string;
  endTime: string | null;
  duration: number;
  transcription: string;
  summary: string;
}

/** The longest texts the server takes, and the longest conversation: a year. */
export const longest = { transcription: 200_000, summary: 20_000, duration: 31_536_000 } as const;

/** What a conversation that is written down by hand starts from. */
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

/** The seconds from start to end, while both are there and in order. */
export function secondsBetween(startTime: string, endTime: string): number | null {
  const seconds = Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000);
  return seconds >= 0 ? seconds : null;
}

/** Whether the duration says something else than start and end do: then it was typed, and stays as it is. */
export const isTyped = ({ startTime, endTime, duration }: SessionValues) =>
  duration !== '' && Number(duration) !== (secondsBetween(startTime, endTime) ?? 0);

/** What is sent: a duration that was left empty is the server's to count. */
export const fieldsIn = ({ startTime, endTime, duration, transcription, summary }: SessionValues) => ({
  startTime,
  endTime: endTime || null,
  ...(duration !== '' && { duration: Number(duration) }),
  transcription,
  summary,
});

/** The fields in which two states of a conversation differ. Another way to write the same moment is no difference. */
export const namesOfChanges = (values: SessionValues, before: SessionValues) =>
  Object.keys(newSessionValues).filter((name) => {
    const [now = '', then = ''] = [values[name], before[name]];
    return now !== then && !(name.endsWith('Time') && Date.parse(now) === Date.parse(then));
  });

/** What is sent of the fields that were changed: only what is not on the server already. */
export function changesIn(values: SessionValues, current: SessionValues, changed: readonly string[]) {
  const needed = namesOfChanges(values, current).filter((name) => changed.includes(name));
  return Object.fromEntries(
    Object.entries(fieldsIn(values)).filter(([name]) => needed.includes(name)),
  ) as Partial<ReturnType<typeof fieldsIn>>;
}
