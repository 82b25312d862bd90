import { Form, FormActions, Link, TriangleAlertIcon } from '@console/ui';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import {
  SavingNews,
  type SendOptions,
  useChecks,
  useSaving,
  type Version,
} from '../../../core/forms/index.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { ContactFields } from './ContactFields.tsx';
import css from './ContactForm.module.css';
import { type ContactValues, longest } from './contactFields.ts';
import { labelsIn, statusIn } from './contactLabels.ts';
import type { Duplicate } from './duplicates.ts';
import { useDuplicate } from './useDuplicate.ts';

export interface ContactFormProps<Reply> {
  orgId: string;
  /** ID of the contact to change; absent for a new contact. */
  contactId?: string;
  /** Unique name of the form, under which its draft is stored. */
  name: string;
  start: Version<ContactValues>;
  send: (values: ContactValues, options: SendOptions) => Promise<Reply>;
  refresh?: () => Promise<Version<ContactValues>>;
  onSaved: (reply: Reply) => void;
  /** Label of the submit button. */
  save: string;
  /** Label of the submit button while the duplicate warning is shown. */
  saveAnyway: string;
  /** A button or link that leaves without saving. */
  cancel?: ReactNode;
  isDisabled: boolean;
}

/** The form to add or change a contact. */
export function ContactForm<Reply>({
  orgId,
  contactId,
  name,
  start,
  send,
  refresh,
  onSaved,
  save,
  saveAnyway,
  cancel,
  isDisabled,
}: ContactFormProps<Reply>) {
  const t = useMessages();
  const check = useChecks();
  const moments = useDateFormats();
  const labels = useMemo(() => labelsIn(t), [t]);
  const phone = useRef<HTMLInputElement>(null);
  const duplicates = useDuplicate({ orgId, ownId: contactId, phone: start.values.phone, field: phone });
  const { duplicate } = duplicates;
  const fits = (values: ContactValues, field: keyof typeof longest) => {
    const count = longest[field];
    return (values[field] ?? '').length > count ? t('forms.tooLong', { count }) : undefined;
  };
  const saving = useSaving<ContactValues, Reply>({
    name,
    label: t('common.contact'),
    start,
    mayGo: (values) => duplicates.mayGo(values.phone),
    send,
    ...(refresh && { refresh }),
    onSaved(reply) {
      duplicates.hide();
      onSaved(reply);
    },
    labels,
    validate: (values) => ({
      ...Object.fromEntries(limited.map((field) => [field, fits(values, field)])),
      name: check.notEmpty(values.name, labels.name) ?? fits(values, 'name'),
      // An unchanged number is always valid, because it might have come from a call.
      phone:
        values.phone !== '' && values.phone === start.values.phone ? undefined : check.phone(values.phone),
      email: check.nonRequiredEmail(values.email) ?? fits(values, 'email'),
    }),
  });
  const { conflict, version } = saving;
  const restart = useEffectEvent(() => duplicates.restart(saving.values.phone));
  useEffect(() => {
    if (version > 0) restart();
  }, [version]);
  const said = useMemo(() => {
    const inWords = (values: ContactValues) => ({
      ...values,
      status: statusIn(values.status, t),
      nextDateOfContact: values.nextDateOfContact && moments.dateTime(values.nextDateOfContact),
    });
    return (
      conflict && {
        ...conflict,
        mine: inWords(conflict.mine as ContactValues),
        theirs: inWords(conflict.theirs as ContactValues),
      }
    );
  }, [conflict, moments, t]);

  return (
    <>
      <SavingNews saving={{ ...saving, conflict: said }} />
      <Form key={version} {...saving.form}>
        <div className={css.fields}>
          <ContactFields
            values={saving.values}
            isDisabled={isDisabled}
            phone={{
              ref: phone,
              onChange: duplicates.onChange,
              onBlur: duplicates.onBlur,
              ...(duplicate && { hint: <DuplicateWarning orgId={orgId} duplicate={duplicate} /> }),
            }}
          />
        </div>
        <FormActions save={duplicate ? saveAnyway : save} isDisabled={isDisabled}>
          {cancel}
        </FormActions>
      </Form>
    </>
  );
}

const limited = Object.keys(longest) as (keyof typeof longest)[];

interface DuplicateWarningProps {
  orgId: string;
  duplicate: Duplicate;
}

/**
 * A warning that another contact has the number. The link to that contact opens a new tab, so that the form is kept.
 * Renders a `<span>`, for the hint of a field.
 */
function DuplicateWarning({ orgId, duplicate: { id, name, more } }: DuplicateWarningProps) {
  const t = useMessages();

  return (
    <span className={css.duplicate}>
      <TriangleAlertIcon />
      <span>
        {t('contactForm.duplicate', { name, more })}{' '}
        <Link href={paths.contact(orgId, id)} target="_blank" isStandalone>
          {t('contactForm.openDuplicate', { name })}
        </Link>
      </span>
    </span>
  );
}
