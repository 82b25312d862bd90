/** Anything with a start and an end. */
interface Timed {
  id: string;
  startTime: string;
  endTime: string;
  status: string;
}

/** The other scheduled appointments in `known` that overlap with an appointment. */
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
