import type { Locale } from '@console/contract/rules';
import { Suspense, useSyncExternalStore } from 'react';
import { Brand } from '../../../core/brand/Brand.tsx';
import { LanguageSelect } from '../../../core/preferences/LanguageSelect.tsx';
import css from './LoginScreen.module.css';
import { useSignIn } from './login.queries.ts';
import { SignInForm } from './SignInForm.tsx';
import { withWords } from './withMessages.ts';

const CallCard = withWords(
  'call',
  () => import('./CallCard.tsx'),
  () => null,
);

const DevelopmentNote = withWords(
  'development',
  () => import('./DevelopmentNote.tsx'),
  () => null,
);

export interface LoginScreenProps {
  /** The sign-in that was in progress when the page opened. */
  arriving: Promise<void> | null;
  onLanguageChange: (language: Locale) => void;
}

/** Wide enough for two halves; the same breakpoint as in the CSS. */
const wide = matchMedia('(min-width: 56.25rem)');

function onWidth(listen: () => void) {
  wide.addEventListener('change', listen);
  return () => wide.removeEventListener('change', listen);
}

/** The login page: the form in the start half, a preview of the product in the other. */
export function LoginScreen({ arriving, onLanguageChange }: LoginScreenProps) {
  const signIn = useSignIn(arriving);
  const isWide = useSyncExternalStore(onWidth, () => wide.matches);
  return (
    <div className={css.halves}>
      <div className={css.start}>
        <header className={css.head}>
          <Brand />
          <LanguageSelect onChange={onLanguageChange} fitContent />
        </header>
        <main className={css.main}>
          <div className={css.form}>
            <SignInForm signIn={signIn} />
          </div>
        </main>
        <footer className={css.foot}>
          {signIn.methods?.development && (
            <Suspense>
              <DevelopmentNote />
            </Suspense>
          )}
        </footer>
      </div>
      <div className={css.end}>
        {isWide && (
          <Suspense>
            <CallCard />
          </Suspense>
        )}
      </div>
    </div>
  );
}
