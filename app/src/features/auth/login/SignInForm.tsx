import { pricing } from '@console/contract/rules';
import { Notice, Skeleton } from '@console/ui';
import { lazy, Suspense, useState } from 'react';
import { type MessageKey, type Translate, useMessages } from '../../../core/i18n/index.ts';
import { PlainButton, PlainLink } from '../../../core/plainControls/PlainControls.tsx';
import { paths } from '../../../paths.ts';
import { isEndedHereOnly, type SignIn, type SignInFailure } from './login.queries.ts';
import css from './SignInForm.module.css';
import { useLegal } from './useLegal.ts';
import { withWords } from './withMessages.ts';

const DevelopmentButton = withWords('development', () => import('./DevelopmentButton.tsx'));
const EmailForm = withWords('email', () => import('./EmailForm.tsx'));
const GoogleButton = lazy(() => import('./GoogleButton.tsx'));
const LegalDialog = lazy(() => import('./LegalDialog.tsx'));

export interface SignInFormProps {
  signIn: SignIn;
}

/** The sign-in methods, with the terms directly below because they apply to them, then price and privacy. */
export function SignInForm({ signIn }: SignInFormProps) {
  const t = useMessages();
  const [isAccepted, setIsAccepted] = useState(true);
  const legal = useLegal();
  const { methods, failure } = signIn;

  return (
    <>
      <h1 className={css.title}>{t('login.title')}</h1>
      <p className={css.lead}>{t('login.lead')}</p>
      <div className={css.failure} role="alert">
        {!failure && isEndedHereOnly() && <Notice tone="warning">{t('login.endedHere')}</Notice>}
        {failure && (
          <Notice
            tone="danger"
            title={t('login.failed')}
            action={!methods && <PlainButton onPress={signIn.retry}>{t('common.retry')}</PlainButton>}
          >
            {sentenceFor(failure, t)}
          </Notice>
        )}
      </div>
      <div className={css.methods} aria-busy={!methods && !failure}>
        {!methods && !failure && <Skeleton height="2.75rem" />}
        {methods?.google && (
          <Suspense fallback={<Skeleton height="2.75rem" />}>
            <GoogleButton clientId={methods.google.clientId} signIn={signIn} isAccepted={isAccepted} />
          </Suspense>
        )}
        {methods?.development && (
          <Suspense fallback={<Skeleton height="2.75rem" />}>
            <DevelopmentButton signIn={signIn} isAccepted={isAccepted} />
          </Suspense>
        )}
        {methods?.password && (
          <>
            {(methods.google || methods.development) && <p className={css.or}>{t('login.or')}</p>}
            <Suspense fallback={<Skeleton height="9rem" />}>
              <EmailForm signIn={signIn} isAccepted={isAccepted} />
            </Suspense>
          </>
        )}
        {methods && !methods.google && !methods.development && !methods.password && (
          <Notice tone="warning">{t('login.noMethods')}</Notice>
        )}
      </div>
      <TermsCheckbox isAccepted={isAccepted} onChange={setIsAccepted} />
      <div className={css.small}>
        <p>{t('login.price', { perMinute: pricing.perMinute, minimum: pricing.minimumPerMonth })}</p>
        <PlainLink href="#privacy" isStandalone>
          {t('login.privacy')}
        </PlainLink>
        <PlainLink href={paths.accessibility()} isStandalone>
          {t('accessibility.title')}
        </PlainLink>
      </div>
      {legal.text && (
        <Suspense>
          <LegalDialog text={legal.text} onClose={legal.close} />
        </Suspense>
      )}
    </>
  );
}

/** The messages for a failed sign-in, listed here so that the login page loads only these. */
const sentences: Partial<Record<SignInFailure['reason'], MessageKey>> = {
  network: 'error.network',
  timeout: 'error.timeout',
  server: 'error.server',
  rateLimited: 'error.rateLimited',
  mismatch: 'login.failed.mismatch',
  script: 'login.failed.script',
  password: 'login.failed.password',
  storage: 'login.failed.storage',
  refused: 'login.failed.refused',
  unauthorized: 'login.failed.refused',
  forbidden: 'login.failed.refused',
  validation: 'login.failed.refused',
};

/** One sentence about what happened and what to do, with the request ID if there is one. */
function sentenceFor({ reason, requestId, retryAfter }: SignInFailure, t: Translate): string {
  const sentence =
    reason === 'rateLimited' && retryAfter > 90
      ? t('error.rateLimitedLong', { minutes: Math.ceil(retryAfter / 60) })
      : t(sentences[reason] ?? 'error.unknown', { seconds: retryAfter });
  return requestId ? `${sentence} ${t('common.request', { id: requestId })}` : sentence;
}

interface TermsCheckboxProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** The checkbox to accept the Terms of Use, with a link to them. If unchecked, a message explains it is required. */
function TermsCheckbox({ isAccepted, onChange }: TermsCheckboxProps) {
  const t = useMessages();
  const terms = t('login.terms');
  const [before = '', after = ''] = t('login.accept', { terms: '|' }).split('|');
  return (
    <div className={css.terms}>
      {/* Not the library's checkbox, which would add 4 kB for forms to this page. */}
      <label className={css.accept}>
        <input type="checkbox" checked={isAccepted} onChange={({ target }) => onChange(target.checked)} />
        {before}
        <PlainLink href="#terms">{terms}</PlainLink>
        {after}
      </label>
      <p className={css.needed} role="status">
        {!isAccepted && t('login.termsNeeded')}
      </p>
    </div>
  );
}
