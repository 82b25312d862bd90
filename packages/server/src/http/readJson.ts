import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors.ts';

/** How many lists and objects may lie in one another: what walks a body afterwards does so by recursion. */
const maximumDepth = 100;

/** Reads JSON bodies with the usual guards against prototype pollution; an empty body is none. */
export function readJson(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    try {
      app.spendBytes(request, Buffer.byteLength(text));
    } catch (error) {
      return done(error as Error);
    }
    if (text === '') done(null, undefined);
    else if (depthOf(text) > maximumDepth) {
      const detail = `The body has more than ${maximumDepth} lists and objects in one another.`;
      done(new Problem('bad-request', { detail }));
    } else void parse(request, text, done);
  });
}

/** How deep a text goes if it is JSON; of other text it says nothing. */
function depthOf(text: string): number {
  let [depth, deepest, isInString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return deepest;
}
