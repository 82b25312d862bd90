import { hidden, label as labelStyle } from './SidebarRows.css.ts';
import { useStrings } from './SidebarRows.strings.ts';

interface RowNameProps {
  /** What is seen. */
  label: string;
  /** What is only read after it. */
  more?: string | undefined;
  /** The page on the screen is below it, out of sight. */
  holdsCurrent?: boolean;
}

/** The words of a row. In the rail the tooltip shows all of them. */
export function RowName({ label, more, holdsCurrent = false }: RowNameProps) {
  return (
    // A name keeps its own direction: «Мотор» must not lose a quotation mark in a Hebrew page.
    <bdi className={labelStyle} data-name="">
      {label}
      {(more || holdsCurrent) && (
        <span className={hidden}>
          {more && <>, {more}</>}
          {holdsCurrent && (
            <>
              , <ContainsCurrent />
            </>
          )}
        </span>
      )}
    </bdi>
  );
}

/** What a button says of a page that is out of sight below it. */
export function ContainsCurrent() {
  return useStrings().containsCurrent;
}
