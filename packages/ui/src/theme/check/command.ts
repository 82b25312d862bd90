#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { checkTheme } from './checkTheme.ts';
import { CssError } from './readCss.ts';
import { reportText } from './reportText.ts';

/** `console-ui check-theme brand.css`. Ends with 0 if all pairs pass, 1 if one fails, and 2 if it can't check the file. */
const [command, file, ...rest] = process.argv.slice(2);

if (command !== 'check-theme' || !file || rest.length > 0) {
  console.error('Usage: npx @console/ui check-theme <file.css>');
  process.exitCode = 2;
} else {
  try {
    const report = checkTheme(readFileSync(file, 'utf8'));
    console.log(reportText(file, report));
    process.exitCode = report.problems.length > 0 ? 2 : report.failures.length > 0 ? 1 : 0;
  } catch (error) {
    const line = error instanceof CssError ? `:${error.line}` : '';
    console.error(`${file}${line}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 2;
  }
}
