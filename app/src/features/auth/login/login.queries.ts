import { safeRedirect } from '@console/contract/rules';
import { useCallback, useEffect, useState } from 'react';
import {
  issueNonce,
  listLoginMethods,
  loginWithCredential,
  loginWithEmail,
} from '../../../core/account/identity.api.ts';
import { ApiError, type ErrorKind } from '../../../core/http/errors.ts';
import { startSession } from '../../../core/http/session.ts';
import { currentLanguage } from '../../../core/preferences/preferences.ts';
import type { SignInAnswer } from './development.ts';

type Methods = Awaited<ReturnType<typeof listLoginMethods>>;

/**
 * Why sign-in failed: a failed request, a response that this tab didn't request (`mismatch`), a wrong password,
 * Google's script didn't load, or the browser's storage failed.
 */
export interface SignInFailure {
  reason: ErrorKind | 'mismatch' | 'script' | 'password' | 'storage' | 'unknown';
  requestId: string | null;
  /** Seconds to wait before the next attempt, for a rate-limited request. */
  retryAfter: number;
}

/** The values of the sign-in form. `code` is empty if no code is required. */
interface Given {
  email: string;
  password: string;
  code: string;
}

/** `code`: a code is also required. `otherCode`: the code is wrong. */
export type CodePrompt = 'code' | 'otherCode';

/** State and actions of the sign-in form. */
export interface SignIn {
  /** The sign-in methods of the server; `null` while they load. */
  methods: Methods | null;
  isBusy: boolean;
  failure: SignInFailure | null;
  /** Loads the sign-in methods again. */
  retry: () => void;
  signInWith: (credential: string) => Promise<void>;
  signInForDevelopment: () => Promise<void>;
  /** Resolves with what the form must request next, if anything. */
  signInWithEmail: (given: Given) => Promise<CodePrompt | undefined>;
  /** Returns a nonce that ties Google's credential to this browser. */
  prepare: () => Promise<string>;
  fail: (error: unknown) => void;
}

/** The page to open after sign-in, from the URL. */
export const askedRedirect = () => new URLSearchParams(location.search).get('redirect_to');

/** Whether the person was signed out in this browser only, because the server couldn't be reached. */
export const isEndedHereOnly = () => new URLSearchParams(location.search).get('ended') === 'here';

/** Leaves the login document for the console. */
export const enterConsole = (redirectTo: string | null) =>
  location.replace(safeRedirect(redirectTo, location.origin));

type Session = Parameters<typeof startSession>[0];

/**
 * Stores the session and opens the console. People who haven't chosen a language yet keep the language of this page.
 * Throws if the browser couldn't store the session.
 */
function enterWith(session: Session, redirectTo: string | null) {
  const language = session.settings.language ?? currentLanguage();
  if (!startSession({ ...session, settings: { language } })) throw new DOMException();
  enterConsole(redirectTo);
}

/** Exchanges a response of the identity provider for a session and opens the console. */
export async function exchange({ credential, redirectTo, termsAcceptedAt }: SignInAnswer) {
  if (credential === null) throw new MismatchError();
  enterWith(await loginWithCredential(credential, termsAcceptedAt), redirectTo);
}

/** The state of the sign-in form. `arriving` is the exchange that was in progress when the page opened. */
export function useSignIn(arriving: Promise<void> | null): SignIn {
  const [methods, setMethods] = useState<Methods | null>(null);
  const [isBusy, setIsBusy] = useState(arriving !== null);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  const fail = useCallback((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.error('Sign-in failed', error);
    setIsBusy(false);
    setFailure(failureOf(error));
  }, []);

  const load = useCallback(
    (signal?: AbortSignal) => {
      listLoginMethods(signal).then(setMethods, fail);
    },
    [fail],
  );

  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    arriving?.catch(fail);
    return () => controller.abort();
  }, [load, arriving, fail]);

  async function attempt(work: () => Promise<void>) {
    setFailure(null);
    setIsBusy(true);
    await work().catch(fail);
  }

  return {
    methods,
    isBusy,
    failure,
    fail,
    prepare: async () => (await issueNonce()).nonce,
    retry() {
      setFailure(null);
      load();
    },
    signInWith: (credential) =>
      attempt(() =>
        exchange({ credential, redirectTo: askedRedirect(), termsAcceptedAt: new Date().toISOString() }),
      ),
    signInForDevelopment: () =>
      attempt(async () => {
        if (!methods?.development) return;
        const [{ nonce }, { leaveFor }] = await Promise.all([issueNonce(), import('./development.ts')]);
        leaveFor(methods.development.authorizeUrl, nonce, askedRedirect());
      }),
    async signInWithEmail(given) {
      let asked: CodePrompt | undefined;
      await attempt(async () => {
        try {
          enterWith(await loginWithEmail(given, new Date().toISOString()), askedRedirect());
        } catch (error) {
          asked = askedBy(error);
          if (!asked) blamePassword(error);
          setIsBusy(false);
        }
      });
      return asked;
    },
  };
}

class MismatchError extends Error {}
class PasswordError extends Error {}
export class ScriptError extends Error {}

function askedBy(error: unknown): CodePrompt | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.type?.endsWith(':second-factor-required')) return 'code';
  return error.fields.some(({ path }) => path === 'code') ? 'otherCode' : undefined;
}

/** Unknown email, wrong password and malformed values are one error: the server doesn't distinguish the first two. */
function blamePassword(error: unknown): never {
  const isWrong = error instanceof ApiError && ['refused', 'validation', 'unauthorized'].includes(error.kind);
  throw isWrong ? new PasswordError('', { cause: error }) : error;
}

function failureOf(error: unknown): SignInFailure {
  if (error instanceof ApiError) {
    return { reason: error.kind, requestId: error.requestId, retryAfter: error.retryAfter ?? 30 };
  }
  return { reason: reasonOf(error), requestId: null, retryAfter: 0 };
}

function reasonOf(error: unknown) {
  // The browser's storage is blocked, full or not persistent.
  if (error instanceof DOMException) return 'storage';
  if (error instanceof MismatchError) return 'mismatch';
  if (error instanceof PasswordError) return 'password';
  return error instanceof ScriptError ? 'script' : 'unknown';
}
