/** What was answered to one address; the headers tell its version. */
interface Answer {
  reply: unknown;
  headers: Headers;
}

/** More than a screen asks for at once; beyond it the longest unasked one is forgotten, so that memory stays flat. */
const most = 20;

const answers = new Map<string, Answer>();
let owner: string | undefined;

/**
 * What this person was last answered at an address. Asked again with its `etag`, a server says 304 where nothing has
 * changed, and the very same object is given out again: nothing is parsed and nothing is drawn anew.
 */
export function answerAt(address: string, token: string | undefined): Answer | undefined {
  if (owner !== token) answers.clear();
  owner = token;
  const answer = answers.get(address);
  if (answer) {
    answers.delete(address);
    answers.set(address, answer);
  }
  return answer;
}

/** Keeps an answer for the next time. One without a version cannot be asked for again, and so is not kept. */
export function keepAnswer(address: string, token: string | undefined, answer: Answer) {
  if (owner !== token || !answer.headers.has('etag')) return;
  answers.delete(address);
  answers.set(address, answer);
  const [oldest] = answers.keys();
  if (answers.size > most && oldest !== undefined) answers.delete(oldest);
}

/** Forgets everything, as when somebody signs out. */
export function forgetAnswers() {
  answers.clear();
}
