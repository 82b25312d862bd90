import { createContext, type ReactNode, useContext, useId } from 'react';
import { type RootProps, rootProps } from '../../props/index.ts';
import { formGroup, groupBody, groupFields, groupSentence, groupTitle } from './Form.css.ts';

/** Heading level of a group's title. One level deeper below the heading of a stacked tab. */
export const HeadingLevelContext = createContext<2 | 3 | 4>(2);

export interface FormGroupProps extends RootProps<HTMLDivElement> {
  /** The title of the group, one or two words. */
  title: string;
  /** A sentence that explains why the form asks for these fields. */
  description?: string | undefined;
  /** Heading level of the title. @default 2, or one level deeper than the heading of a stacked tab */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * Fields that belong together, with a title and a description in a column next to them, or above them in a narrow
 * container.
 *
 * Renders a `role="group"`, named by a heading and described by the description (WCAG 1.3.1, 2.4.6).
 *
 * @part form-group-title the heading
 * @part form-group-description the sentence
 * @part form-group-fields the fields
 * @example
 * <FormGroup title="Representative" description="Who the caller hears.">
 *   <TextField name="repName" label="Rep Name" />
 * </FormGroup>
 */
export function FormGroup({ title, description, headingLevel, children, ...props }: FormGroupProps) {
  const id = useId();
  const level = useContext(HeadingLevelContext);
  const Heading = `h${headingLevel ?? level}` as const;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend can't be placed in its own column.
    <div
      {...rootProps(props, formGroup)}
      data-part="form-group"
      role="group"
      aria-labelledby={id}
      {...(description !== undefined && { 'aria-describedby': `${id}why` })}
    >
      <div className={groupBody}>
        <div>
          <Heading id={id} className={groupTitle} data-part="form-group-title">
            {title}
          </Heading>
          {description !== undefined && (
            <p id={`${id}why`} className={groupSentence} data-part="form-group-description">
              {description}
            </p>
          )}
        </div>
        <div className={groupFields} data-part="form-group-fields">
          {children}
        </div>
      </div>
    </div>
  );
}
