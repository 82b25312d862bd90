import { allowedEnglish, exceptions, overdue } from '../exceptions.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { ReviewTable } from './ReviewTable.tsx';

/** ST-45: what the checks are not asked, why, and when somebody looks again. */
export function ExceptionsPage() {
  const late = overdue(new Date().toISOString().slice(0, 10));
  return (
    <ReviewPage>
      <h1>Exceptions</h1>
      <p>
        All that the checks of every story are not asked, out of <code>.storybook/exceptions.ts</code>. A
        story that quiets axe in any other way fails. The checks of other media (forced colours, 320 px, text
        of twice the size, text spacing, targets, reduced motion) know no exception.
      </p>
      <p>
        By the day in the last column somebody asks whether the exception is still needed.{' '}
        <code>npm run exceptions -w @console/ui</code> fails from then on; the tests do not, since a day that
        passes breaks nothing.
      </p>
      {late.length > 0 && (
        <p className="review-past">
          <strong>Overdue:</strong> {late.map(({ what, review }) => `${what} (${review})`).join('; ')}
        </p>
      )}
      <h2>Rules of axe</h2>
      <ReviewTable
        caption="Rules of axe that are not asked"
        columns={[
          { name: 'Rule' },
          { name: 'Where' },
          { name: 'Why', isWide: true },
          { name: 'Look again by' },
        ]}
        rows={exceptions.map(({ rule, where, reason, review }) => ({
          key: rule + where,
          cells: [rule, where, reason, review],
        }))}
      />
      <h2>Words in plain English</h2>
      <ReviewTable
        caption="Words that may be heard in plain English in the made-up language"
        columns={[
          { name: 'Words', isWide: true },
          { name: 'Where' },
          { name: 'Why', isWide: true },
          { name: 'Look again by' },
        ]}
        rows={allowedEnglish.map(({ words, folders, reason, review }) => ({
          key: words.join(),
          cells: [words.join(', '), [folders].flat().join(', '), reason, review],
        }))}
      />
    </ReviewPage>
  );
}
