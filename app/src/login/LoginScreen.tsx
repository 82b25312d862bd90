import type { Locale } from '@console/contract/rules';
import { Brand } from '../brand/Brand.tsx';
import { LanguageSelect } from '../preferences/LanguageSelect.tsx';
import { CallCard } from './CallCard.tsx';
import css from './LoginScreen.module.css';
import { useSignIn } from './login.data.ts';
import { SignInForm } from './SignInForm.tsx';

export interface LoginScreenProps {
  /** The sign-in that was under way when the page opened. */
  arriving: Promise<void> | null;
  onLanguageChange: (language: Locale) => void;
}

/** The way in: the form on the start half, the product itself on the other. */
export function LoginScreen({ arriving, onLanguageChange }: LoginScreenProps) {
  const signIn = useSignIn(arriving);
  return (
    <div className={css.halves}>
      <div className={css.start}>
        <header className={css.head}>
          <Brand />
          <LanguageSelect onChange={onLanguageChange} isFitted />
        </header>
        <main className={css.main}>
          <div className={css.form}>
            <SignInForm signIn={signIn} />
          </div>
        </main>
      </div>
      <div className={css.end}>
        <CallCard />
      </div>
    </div>
  );
}
