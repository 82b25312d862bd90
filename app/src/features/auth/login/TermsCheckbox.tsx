import { Checkbox, Link } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './TermsCheckbox.module.css';

export interface TermsCheckboxProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** Accepting the Terms of Use, with a link to them. Without them nobody signs in, and it says so. */
export function TermsCheckbox({ isAccepted, onChange }: TermsCheckboxProps) {
  const t = useMessages();
  const terms = t('login.terms');
  const [before = '', after = ''] = t('login.accept', { terms: '|' }).split('|');
  return (
    <div className={css.terms}>
      <Checkbox isSelected={isAccepted} onChange={onChange}>
        <span>
          {before}
          <Link href="#terms">{terms}</Link>
          {after}
        </span>
      </Checkbox>
      <p className={css.needed} role="status">
        {!isAccepted && t('login.termsNeeded')}
      </p>
    </div>
  );
}
