import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { icu, parseMessage, partsOf } from './icu.ts';
import { readMessages } from './languages.ts';

/** The TypeScript type of an argument, by the type of its part. */
const typeOf = (type: number) => {
  if (type === icu.number || type === icu.plural) return 'number';
  return type === icu.select ? 'string' : 'string | number';
};

/** The arguments of a message and their types, by name. */
export function argumentsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { type, value } of partsOf(parseMessage(text))) {
    if (type !== icu.argument && type !== icu.number && type !== icu.select && type !== icu.plural) continue;
    // An argument that is counted in one place is a number everywhere.
    const known = found.get(value);
    found.set(value, known === undefined || known === 'string | number' ? typeOf(type) : known);
  }
  return found;
}

/** The source of `messageArguments.ts`: the arguments of all English messages that have any. */
export function messageArgumentsSource(messages: Readonly<Record<string, string>>) {
  const lines = Object.entries(messages).flatMap(([key, text]) => {
    const fields = [...argumentsOf(text)].map(([name, type]) => `${name}: ${type}`);
    return fields.length > 0 ? [`  '${key}': { ${fields.join('; ')} };`] : [];
  });
  return `// Generated from en.json by \`npm run messages -w @console/app\`. Don't edit it.

/** The arguments of each message that has any. */
export interface MessageArguments {
${lines.join('\n')}
}
`;
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../src/core/i18n/messageArguments.ts');
  writeFileSync(file, messageArgumentsSource(readMessages('en')));
}
