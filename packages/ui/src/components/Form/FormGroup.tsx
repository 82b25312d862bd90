import { createContext, type ReactNode, useContext, useId } from 'react';
import { formGroup, groupBody, groupFields, groupSentence, groupTitle } from './FormGroup.css.ts';

/** Level of a group's title, by where it stands: under the heading of a stacked tab it is one deeper. */
export const HeadingLevelContext = createContext<2 | 3 | 4>(2);

export interface FormGroupProps {
  /** What these fields are about, in a word or two. */
  title: string;
  /** Why they are asked for, in a sentence. */
  description?: string;
  /** Level of the title. @default 2, or one deeper than the heading of a stacked tab */
  headingLevel?: 2 | 3 | 4;
  /** The fields. */
  children: ReactNode;
}

/**
 * Fields that belong together, with their name and the reason for them in a column beside them, or above them where
 * there is little room.
 *
 * Renders a `role="group"` named by a heading and described by the sentence (WCAG 1.3.1, 2.4.6).
 *
 * @example
 * <FormGroup title="Representative" description="Who the caller hears.">
 *   <TextField name="repName" label="Rep Name" />
 * </FormGroup>
 */
export function FormGroup({ title, description, headingLevel, children }: FormGroupProps) {
  const id = useId();
  const level = useContext(HeadingLevelContext);
  const Heading = `h${headingLevel ?? level}` as const;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out in a column of its own.
    <div
      className={formGroup}
      role="group"
      aria-labelledby={id}
      {...(description !== undefined && { 'aria-describedby': `${id}why` })}
    >
      <div className={groupBody}>
        <div>
          <Heading id={id} className={groupTitle}>
            {title}
          </Heading>
          {description !== undefined && (
            <p id={`${id}why`} className={groupSentence}>
              {description}
            </p>
          )}
        </div>
        <div className={groupFields}>{children}</div>
      </div>
    </div>
  );
}
