/** What Orca did between two moments, as its debug log tells it. */
export interface Heard {
  /** What it said, in order. */
  says: string[];
  /** The keys it saw going down. */
  keys: Key[];
}

/** A key, as Orca met it. */
export interface Key {
  name: string;
  /** Orca kept the key for a command of its own; the page never saw it. */
  isTaken: boolean;
  /** Orca was in focus mode, where the page's keys are the page's. */
  isInFocusMode: boolean;
  /** Somebody had forced focus mode, instead of Orca coming to it by itself. */
  isForced: boolean;
}

const said = /^\d\d:\d\d:\d\d\.\d+ - SPEECH OUTPUT: '/;
const pressed = /^v+ PROCESS ATSPI_KEY_PRESSED_EVENT: '(.*)' \(\d+\)/;
const done = /^\^+ PROCESS ATSPI_KEY_PRESSED_EVENT/;

/** Orca indents the further lines of what it logs by as much as the time and the dash take. */
const further = ' '.repeat(18);

/** Reads what `orca --debug` wrote. */
export function readLog(text: string): Heard {
  const lines = text.split('\n');
  const heard: Heard = { says: [], keys: [] };
  for (const [index, line] of lines.entries()) {
    if (said.test(line)) {
      const words = utterance(lines, index);
      if (words) heard.says.push(words);
    }
    const name = pressed.exec(line)?.[1];
    if (name !== undefined) heard.keys.push(keyAt(lines, index, name));
  }
  return heard;
}

/** The words between the quotation marks; after them stands the voice, which is for the synthesizer. */
function utterance(lines: string[], index: number) {
  const first = lines[index]?.replace(said, '') ?? '';
  const rest = lines.slice(index + 1);
  const end = rest.findIndex((line) => !line.startsWith(further));
  const whole = [first, ...rest.slice(0, Math.max(end, 0)).map((line) => line.slice(further.length))];
  return whole
    .join(' ')
    .replace(/'(?: voice=\w+)? ?(?:\[?\{.*\}\]?|None)?$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function keyAt(lines: string[], index: number, name: string): Key {
  const rest = lines.slice(index);
  const end = rest.findIndex((line) => done.test(line));
  const report = rest.slice(0, end < 0 ? rest.length : end).join('\n');
  return {
    name,
    isTaken: report.includes('CONSUME:  True'),
    isInFocusMode: report.includes('_inFocusMode: True'),
    isForced: report.includes('_focusModeIsSticky: True'),
  };
}
