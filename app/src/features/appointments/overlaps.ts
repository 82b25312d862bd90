/** What takes time. */
interface Timed {
  id: string;
  startTime: string;
  endTime: string;
  status: string;
}

/** What else is promised for the time of an appointment, among those that are known. */
export const overlapsOf = <Known extends Timed>(
  { id, startTime, endTime }: Omit<Timed, 'status'>,
  known: readonly Known[],
) =>
  known.filter(
    (other) =>
      other.id !== id &&
      other.status === 'scheduled' &&
      Date.parse(other.startTime) < Date.parse(endTime) &&
      Date.parse(other.endTime) > Date.parse(startTime),
  );
