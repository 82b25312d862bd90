/** Whether an ISO 8601 date or moment lies in a year, and at an offset, that every store can keep. */
export const isKeepableTime = (iso: string) =>
  /^(?:19|[2-9][0-9])[0-9]{2}-/.test(iso) && !/[+-](?:1[5-9]|2[0-9]):[0-9]{2}$/.test(iso);

interface Span {
  startTime?: string | undefined;
  endTime?: string | null | undefined;
}

/** Whether an end comes after its start. True while one of them is missing. */
export const endsAfterStart = ({ startTime, endTime }: Span) =>
  !startTime || !endTime || Date.parse(endTime) > Date.parse(startTime);
