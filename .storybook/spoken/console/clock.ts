/** The demo data and the clock of the console begin here, so that recordings of different days can be compared. */
const moment = Date.parse('2026-11-18T10:05:00+02:00');

/** How far the clock has to be moved now, in milliseconds. */
export const offsetNow = () => moment - Date.now();

/** A script, for Node and for pages, that moves `Date` by this offset. Timers aren't changed. */
export const movedClock = (offset: number) =>
  `{const D=Date,now=()=>D.now()+(${offset});globalThis.Date=new Proxy(D,{` +
  'get:(_,name)=>name==="now"?now:D[name],' +
  'construct:(_,given,type)=>Reflect.construct(D,given.length?given:[now()],type),' +
  'apply:()=>new D(now()).toString()})}';
