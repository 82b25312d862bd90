/** Orca's actions in a period of time, from its debug log. */
export interface Heard {
  /** Its spoken output, in order. */
  says: string[];
  /** The key presses that it received. */
  keys: Key[];
}

/** A key press that Orca received. */
export interface Key {
  name: string;
  /** Orca used the key for its own command and didn't pass it to the page. */
  isTaken: boolean;
  /** Orca was in focus mode, in which it passes keys to the page. */
  isInFocusMode: boolean;
  /** Focus mode was forced by a person, not chosen by Orca. */
  isForced: boolean;
}

const said = /^\d\d:\d\d:\d\d\.\d+ - SPEECH OUTPUT: '/;
const pressed = /^v+ PROCESS ATSPI_KEY_PRESSED_EVENT: '(.*)' \(\d+\)/;
const done = /^\^+ PROCESS ATSPI_KEY_PRESSED_EVENT/;

/** Orca indents continuation lines by the width of the time and the dash. */
const further = ' '.repeat(18);

/** Parses the log of `orca --debug`. */
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

/** The text between the quotation marks. The voice after them is for the synthesizer. */
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
