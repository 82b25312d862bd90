import type { FastifyInstance } from 'fastify';
import { Problem } from './errors.ts';

/** The maximum nesting of arrays and objects, because the code that processes bodies is recursive. */
const maximumDepth = 100;

/**
 * Parses JSON bodies in UTF-8, with the usual protection against prototype pollution. An empty body counts as missing.
 * Rejects other charsets (415) and invalid UTF-8 (400), which would otherwise be stored as replacement characters.
 */
export function readJson(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8Named(request.headers['content-type'])) {
      done(new Problem('unsupported-media-type', { detail: 'The charset must be utf-8.' }));
      return;
    }
    try {
      app.spendBytes(request, body.length);
    } catch (error) {
      done(error as Error);
      return;
    }
    const text = textIn(body as Buffer);
    if (text === undefined) done(new Problem('bad-request', { detail: 'The body is not UTF-8.' }));
    else if (text === '') done(null, undefined);
    else if (depthOf(text) > maximumDepth) {
      const detail = `The body has more than ${maximumDepth} lists and objects in one another.`;
      done(new Problem('bad-request', { detail }));
    } else void parse(request, text, done);
  });
}

const isUtf8Named = (type = '') => {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textIn(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

/** The nesting depth of a JSON text; meaningless for other text. */
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
