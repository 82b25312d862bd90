import { useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '../../../core/i18n/index.ts';
import { PlainButton } from '../../../core/plainControls/PlainControls.tsx';
import css from './GoogleButton.module.css';
import { ScriptError, type SignIn } from './login.queries.ts';

export interface GoogleButtonProps {
  clientId: string;
  signIn: SignIn;
  /** If false, neither Google's button nor its one-tap prompt is shown, because they can't be disabled. */
  isAccepted: boolean;
}

/** Google's own button, in a container with a reserved height. Until the terms are accepted, a disabled button. */
export default function GoogleButton({ clientId, signIn, isAccepted }: GoogleButtonProps) {
  const t = useMessages();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const { prepare, signInWith, fail } = signIn;
  const actions = useRef({ prepare, signInWith, fail });
  actions.current = { prepare, signInWith, fail };

  useEffect(() => {
    if (!isAccepted) return;
    let isOver = false;
    let leave = () => {};
    async function show() {
      const [google, nonce] = await Promise.all([
        loadGoogle().catch((cause: unknown) => Promise.reject(new ScriptError('', { cause }))),
        actions.current.prepare(),
      ]);
      if (isOver || !place.current) return;
      google.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => void actions.current.signInWith(credential),
      });
      const width = Math.min(400, Math.max(200, place.current.clientWidth));
      google.renderButton(place.current, { theme: 'outline', size: 'large', width, locale: language });
      google.prompt();
      leave = () => google.cancel();
    }
    show().catch((error: unknown) => !isOver && actions.current.fail(error));
    return () => {
      isOver = true;
      leave();
    };
  }, [clientId, isAccepted, language]);

  return (
    <div className={css.place}>
      {isAccepted ? (
        <div ref={place} key={language} />
      ) : (
        <PlainButton isDisabled>{t('login.google')}</PlainButton>
      )}
    </div>
  );
}

/** The part of Google Identity Services that is used; see developers.google.com/identity/gsi/web/reference. */
interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (response: { credential: string }) => void;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    options: { theme: 'outline' | 'filled_black'; size: 'large'; width: number; locale: string },
  ) => void;
  prompt: () => void;
  cancel: () => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const address = 'https://accounts.google.com/gsi/client';
let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's script once. We aren't allowed to host it, so it is loaded only if Google sign-in is offered. */
function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => {
      const identity = window.google?.accounts.id;
      if (identity) resolve(identity);
      else reject(new Error('The script of Google Identity Services brought nothing.'));
    };
    script.onerror = () => reject(new Error('The script of Google Identity Services could not be loaded.'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
