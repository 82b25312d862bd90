interface Span {
  startTime?: string | undefined;
  endTime?: string | null | undefined;
}

/** Whether an end comes after its start. True while one of them is missing. */
export const endsAfterStart = ({ startTime, endTime }: Span) =>
  !startTime || !endTime || Date.parse(endTime) > Date.parse(startTime);
