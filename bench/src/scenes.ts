import {
  type Links,
  monday,
  type Point,
  type Recording,
  type Rows,
  type Talk,
  titles,
  type Visit,
} from './contestant.ts';

/** Calls on consecutive days with a weekly rhythm, different for each chart. */
export function pointsOf(days: number, chart: number): Point[] {
  return Array.from({ length: days }, (_, day) => ({
    time: Date.UTC(1926, 10, 18 + day),
    value: Math.round(20 + 8 * Math.sin((day * 2 * Math.PI) / 7) + ((day * 37 + chart) % 11)),
  }));
}

const halfHoursOfDay = 48;

/**
 * Visits spread evenly over a week, with a duration of 30 to 90 minutes if possible. At most `lanes` overlap, so that
 * calendars that collapse narrow events have nothing to collapse.
 */
export function visitsOf(count: number, lanes: number): Visit[] {
  const midnight = Date.parse(`${monday}T00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const [day, ofDay] = [index % 7, Math.floor(index / 7)];
    const [lane, ofLane] = [ofDay % lanes, Math.floor(ofDay / lanes)];
    const room = Math.floor(halfHoursOfDay / Math.ceil(count / 7 / lanes));
    const length = 1 + ((ofLane + lane) % Math.min(room, 3));
    const first = ofLane * room + (lane % (room - length + 1));
    // Visits end a minute before midnight, since some libraries count midnight as the next day.
    const at = (halfHour: number) => {
      const minute = Math.min(halfHour * 30, 24 * 60 - 1);
      return midnight + (day * 24 * 60 + minute) * 60_000;
    };
    return {
      id: `v${index}`,
      title: `Visit ${String(index).padStart(4, '0')}`,
      start: at(first),
      end: at(first + length),
    };
  });
}

/** Two alternating speakers, five seconds each. */
export function talkOf(count: number): Talk[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    name: index % 2 === 0 ? 'Noa' : 'Olga',
    isCaller: index % 2 === 1,
    start: index * 5,
    text: `Turn ${String(index).padStart(4, '0')}: Thursday the nineteenth is free at four in the afternoon.`,
  }));
}

/** Groups with an equal number of links. */
export function linksOf(groups: number, links: number): Links[] {
  return Array.from({ length: groups }, (_, group) => ({
    id: `g${group}`,
    name: `Organization ${group}`,
    links: Array.from({ length: links }, (_, link) => ({
      href: `/g${group}/l${link}`,
      words: `Link ${String(group * links + link).padStart(4, '0')}`,
    })),
  }));
}

/** Rows of six cells. */
export const rowsOf = (count: number): Rows['rows'] =>
  Array.from({ length: count }, (_, row) => ({
    id: `r${row}`,
    words: titles.map((title) => `${title} ${String(row).padStart(4, '0')}`),
  }));

const [rate, seconds] = [8000, 40];
const urls: string[] = [];

/** Recordings with different URLs: 40 seconds of silence. */
export function recordingsOf(count: number): Recording[] {
  while (urls.length < count) urls.push(URL.createObjectURL(silence()));
  return urls.slice(0, count).map((src, index) => ({ id: `c${index}`, name: `call ${index}`, src }));
}

/** A WAV file with 8 bits a sample. */
function silence() {
  const length = rate * seconds;
  const words = (text: string) => [...new TextEncoder().encode(text)];
  const numbers = (...of: number[]) => [...new Uint8Array(new Uint32Array(of).buffer)];
  // One channel of PCM; one byte for each sample.
  const format = [...numbers(16, 0x1_00_01, rate, rate, 0x8_00_01)];
  const head = [...words('RIFF'), ...numbers(36 + length), ...words('WAVEfmt '), ...format];
  return new Blob(
    [new Uint8Array([...head, ...words('data'), ...numbers(length)]), new Uint8Array(length).fill(128)],
    {
      type: 'audio/wav',
    },
  );
}
