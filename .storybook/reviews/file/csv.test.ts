import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test('CSV quotes separators, and a spreadsheet runs nothing', () => {
  const csv = writeCsv(
    {
      version: '0.1.0',
      reviewer: '=cmd()',
      date: '2026-11-27',
      verdicts: [
        {
          ...{
            story: 'screen:contacts',
            criterion: '1.1.1',
            verdict: 'cantTell',
            note: '+1 "twice",\nthen -1',
          },
          ...{ reader: '@SUM(1)', browser: '-2' },
        },
      ],
    },
    new Map([['screen:contacts', 'Screens of the console: Contacts']]),
  );
  expect(csv.split('\r\n')).toEqual([
    '\ufeffStory or screen,ID,Criterion,Level,Verdict,Note,Screen reader,Browser,Picture,Reviewer,Date,Version',
    'Screens of the console: Contacts,screen:contacts,1.1.1 Non-text Content,A,Can’t tell,"\'+1 ""twice"",\nthen -1",\'@SUM(1),\'-2,no,\'=cmd(),2026-11-27,0.1.0',
    '',
  ]);
});
