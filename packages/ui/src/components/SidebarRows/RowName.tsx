import { hidden, label as labelStyle } from './SidebarRows.css.ts';

/** The words of a row: the first is seen, the rest is only read. */
export function RowName({ parts }: { parts: readonly (string | false | undefined)[] }) {
  const [seen, ...read] = parts;
  const rest = spoken(read);

  return (
    <>
      {/* A name keeps its own direction: «Мотор» must not lose a quotation mark in a Hebrew page. */}
      <span className={labelStyle}>
        <bdi>{seen}</bdi>
      </span>
      {rest && <span className={hidden}>, {rest}</span>}
    </>
  );
}

/** The parts of a name as one sentence. */
export const spoken = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');
