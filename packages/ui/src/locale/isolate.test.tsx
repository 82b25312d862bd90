import { render, screen } from '@testing-library/react';

import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DataTable } from '../components/DataTable/index.ts';
import { ErrorPanel } from '../components/ErrorPanel/index.ts';
import { Form, FormActions } from '../components/Form/index.ts';
import { LineChart } from '../components/LineChart/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { UIProvider } from '../components/UIProvider/index.ts';

/** Parts of a text in the order in which they are drawn, from left to right. */
function drawn(element: Element, parts: readonly string[]) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const leftOf = (part: string) => {
    const node = nodes.find(({ data }) => data.includes(part));
    const range = document.createRange();
    const start = node?.data.indexOf(part) ?? 0;
    range.setStart(node as Text, start);
    range.setEnd(node as Text, start + part.length);
    return range.getBoundingClientRect().left;
  };
  return parts.toSorted((one, other) => leftOf(one) - leftOf(other));
}

const inHebrew = (content: ReactNode) =>
  render(
    <UIProvider locale="he">
      <div dir="rtl" lang="he">
        {content}
      </div>
    </UIProvider>,
  );

test('in a Hebrew sentence a phone number with spaces keeps its order, which it would lose without an isolate', async () => {
  const [label, parts] = ['074 - 5540172', ['074', '5540172']];
  inHebrew(
    <>
      <Form onSubmit={() => {}}>
        <div data-form-section="section">
          <TextField label="שם" name="name" />
        </div>
        <FormActions save="שמירה" sections={[{ id: 'section', label }]} />
      </Form>
      <p data-testid="bare">{`יש שינויים שלא נשמרו: ${label}`}</p>
    </>,
  );
  await userEvent.fill(screen.getByRole('textbox'), 'א');
  expect(
    drawn(
      await screen.findByText(
        (text, element) => !element?.hasAttribute('data-testid') && text.startsWith('יש שינויים שלא נשמרו'),
      ),
      parts,
    ),
  ).toEqual(parts);
  expect(drawn(screen.getByTestId('bare'), parts)).toEqual(['5540172', '074']);
});

test('in a Hebrew sentence an id that begins with digits keeps its order, which it would lose without an isolate', () => {
  const [id, parts] = ['12345678-ab34-56', ['12345678', 'ab34']];
  inHebrew(
    <>
      <ErrorPanel title="שגיאה" requestId={id} />
      <p data-testid="bare">{`מספר הבקשה: ${id}`}</p>
    </>,
  );
  expect(
    drawn(
      screen.getByText(
        (text, element) => !element?.hasAttribute('data-testid') && text.startsWith('מספר הבקשה'),
      ),
      parts,
    ),
  ).toEqual(parts);
  expect(drawn(screen.getByTestId('bare'), parts)).toEqual(['ab34', '12345678']);
});

test('in Hebrew, a value with a unit keeps its order in a table and in a chart', () => {
  const points = [-4.5, 2].map((value, day) => ({ date: `2026-11-0${day + 1}`, value }));
  inHebrew(
    <>
      <DataTable
        label="סירות"
        rows={[{ draft: '4.0 m' }]}
        rowKey={({ draft }) => draft}
        columns={[{ key: 'draft', header: 'שוקע', cell: ({ draft }) => draft, isRowHeader: true }]}
      />
      <LineChart
        title="מים"
        unit="day"
        formatValue={(value) => `${value} °C`}
        series={[{ key: 'water', label: 'מים', color: 'series1', marker: 'circle', points }]}
      />
    </>,
  );
  expect(drawn(screen.getByRole('table', { name: 'סירות' }), ['4.0', 'm'])).toEqual(['4.0', 'm']);
  const lowest = screen.getByRole('button', { name: /-4\.5/ });
  expect(drawn(lowest, ['4.5', 'C'])).toEqual(['4.5', 'C']);
});
