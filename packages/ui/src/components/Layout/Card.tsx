import { type ReactNode, useId } from 'react';
import { type RootProps, rootProps } from '../../props/index.ts';
import { card, cardHeader } from './Layout.css.ts';
import { Heading, type HeadingProps } from './Text.tsx';

export interface CardProps extends RootProps {
  /** The title, which makes the card a landmark region of that name. Without it, the card is a plain box. */
  title?: string | undefined;
  /** The level of the title, one below the heading that the card belongs to. @default 2 */
  headingLevel?: HeadingProps['level'] | undefined;
  /** Actions for the content, at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A box with a border around content that belongs together.
 *
 * Renders a `<section>` element, which is a region named by its heading if it has a title.
 *
 * @experimental This set isn't complete, and its steps of space can still change.
 *
 * @part card-header the title and the actions
 * @example
 * <Card title="Opening hours" actions={<Button>Edit</Button>}>…</Card>
 */
export function Card({ title, headingLevel = 2, actions, children, ...props }: CardProps) {
  const id = useId();

  return (
    <section
      {...rootProps(props, card)}
      data-part="card"
      aria-labelledby={title === undefined ? undefined : id}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={cardHeader} data-part="card-header">
          {title !== undefined && (
            <Heading level={headingLevel} id={id}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
