import { allowedEnglish, exceptions, overdue } from '../.storybook/exceptions.ts';

/** Lists the exceptions whose review date has passed. Fails if there are any. */
const late = overdue(new Date().toISOString().slice(0, 10));
for (const { what, review } of late) process.stdout.write(`${review}  ${what}\n`);
process.stdout.write(
  late.length === 0
    ? `${exceptions.length + allowedEnglish.length} exceptions, none to be looked at today\n`
    : `${late.length} exceptions to look at again: write a new day, or take them away (.storybook/exceptions.ts)\n`,
);
process.exitCode = late.length === 0 ? 0 : 1;
