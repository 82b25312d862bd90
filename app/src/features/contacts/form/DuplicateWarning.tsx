import { Link, WarningIcon } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import css from './ContactForm.module.css';
import type { Duplicate } from './duplicates.ts';

export interface DuplicateWarningProps {
  orgId: string;
  duplicate: Duplicate;
}

/**
 * Says who else has the number, with a link to that contact in a new tab, so that nothing typed is lost. Renders a
 * `<span>`, for the hint of a field.
 */
export function DuplicateWarning({ orgId, duplicate: { id, name, more } }: DuplicateWarningProps) {
  const t = useMessages();

  return (
    <span className={css.duplicate}>
      <WarningIcon />
      <span>
        {t('contactForm.duplicate', { name, more })}{' '}
        <Link href={paths.contact(orgId, id)} target="_blank" isAlone>
          {t('contactForm.openDuplicate', { name })}
        </Link>
      </span>
    </span>
  );
}
