import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '20,200' },
    consoles: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: 'both' },
    profile: { type: 'string' },
    plans: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** What `bench.ts` was told: which engines, and whether the figures go into docs/performance.md. */
export const benchOptions = () => ({ engine: values.engine, isWritten: values.write });

/** What is measured, and how long. */
export const measureOptions = () => ({
  rows: Number(values.rows),
  seconds: Number(values.seconds),
  connections: values.connections.split(',').map(Number),
  consoles: Number(values.consoles),
  /** The names of the cases that are measured, beside the yardstick. */
  only: new RegExp(values.only, 'i'),
  plans: values.plans,
  /** A folder for the server's CPU profile. */
  profile: values.profile,
});
