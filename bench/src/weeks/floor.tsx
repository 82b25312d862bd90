import { type Contestant, monday, type Visit, weekHeight } from '../contestant.ts';

interface Block extends Visit {
  day: number;
  /** Minutes. */
  top: number;
  length: number;
  column: number;
  columns: number;
}

const [hourHeight, dayMinutes] = [48, 24 * 60];
const start = Date.parse(`${monday}T00:00Z`);
const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const minutesOf = (time: number) => (time - start) / 60_000;

/** Lays out overlapping visits side by side, in one pass over the visits by start. */
function blocksOf(visits: readonly Visit[]): Block[][] {
  const week: Block[][] = Array.from({ length: 7 }, () => []);
  for (const visit of visits) {
    const from = minutesOf(visit.start);
    const day = Math.floor(from / dayMinutes);
    const block = { ...visit, day, top: from - day * dayMinutes, length: minutesOf(visit.end) - from };
    week[day]?.push({ ...block, column: 0, columns: 1 });
  }
  for (const blocks of week) {
    blocks.sort((one, other) => one.top - other.top);
    let together: Block[] = [];
    let ends: number[] = [];
    for (const block of blocks) {
      if (ends.every((end) => end <= block.top)) {
        for (const one of together) one.columns = ends.length;
        [together, ends] = [[], []];
      }
      const free = ends.findIndex((end) => end <= block.top);
      block.column = free < 0 ? ends.length : free;
      ends[block.column] = block.top + block.length;
      together.push(block);
    }
    for (const one of together) one.columns = ends.length;
  }
  return week;
}

/** The baseline: seven columns, hour lines and an element for each visit, without interaction or accessibility. */
function FloorWeek({ visits }: { visits: readonly Visit[] }) {
  return (
    <div style={{ width: '100%', height: weekHeight, overflow: 'auto' }}>
      <div style={{ position: 'relative', display: 'flex', height: 24 * hourHeight, marginTop: 24 }}>
        {Array.from({ length: 24 }, (_, hour) => (
          <div
            key={String(hour)}
            style={{
              position: 'absolute',
              top: hour * hourHeight,
              width: '100%',
              borderTop: '1px solid #ddd',
            }}
          >
            {times.format(start + hour * 3_600_000)}
          </div>
        ))}
        {blocksOf(visits).map((blocks, day) => (
          <div key={String(day)} style={{ position: 'relative', flex: 1, borderLeft: '1px solid #ddd' }}>
            {days.format(start + day * 86_400_000)}
            {blocks.map(({ id, title, top, length, column, columns, start: from }) => (
              <div
                key={id}
                style={{
                  position: 'absolute',
                  top: (top / 60) * hourHeight,
                  height: (length / 60) * hourHeight,
                  left: `${(column / columns) * 100}%`,
                  width: `${100 / columns}%`,
                  background: '#fde8d4',
                  overflow: 'hidden',
                }}
              >
                {title} {new Date(from).toISOString().slice(11, 16)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export const contestant: Contestant<Visit[]> = {
  convert: (visits) => visits,
  Picture: ({ data }) => <FloorWeek visits={data} />,
};
