import { directionOf, minutesCovered, pricing, usageOf } from '@console/contract/rules';
import { Button, Dialog, Notice, Skeleton } from '@console/ui';
import { useEffect, useState } from 'react';
import { useLanguage, useMessages } from '../../../core/i18n/index.ts';
import css from './LegalDialog.module.css';
import type { LegalText } from './useLegal.ts';

type Texts = Record<LegalText, { heading: string; paragraphs: string[] }[]>;

const files = import.meta.glob<Texts>('./legal/*.json', { import: 'default' });

const example = { calls: 30, seconds: 61 };
const { minutes, cost } = usageOf([{ duration: example.seconds, count: example.calls }]);
const figures: Record<string, number> = {
  perMinute: pricing.perMinute,
  minimum: pricing.minimumPerMonth,
  covered: minutesCovered,
  ...example,
  minutes,
  cost,
};

/** Fills in the figures from the pricing rules, so that the text always matches the bill. */
export const withFigures = (paragraph: string) =>
  paragraph.replace(/\{(\w+)\}/g, (placeholder, name) => String(figures[name] ?? placeholder));

export interface LegalDialogProps {
  text: LegalText;
  onClose: () => void;
}

/**
 * The Terms of Use or the Privacy Policy, in the page's language, or in English if they aren't translated. At most
 * 500 px high, as specified.
 */
export default function LegalDialog({ text, onClose }: LegalDialogProps) {
  const t = useMessages();
  const wanted = useLanguage();
  const language = `./legal/${wanted}.json` in files ? wanted : 'en';
  const [texts, setTexts] = useState<Texts | 'failed' | null>(null);

  useEffect(() => {
    let isWanted = true;
    files[`./legal/${language}.json`]?.().then(
      (loaded) => isWanted && setTexts(loaded),
      () => isWanted && setTexts('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t(text === 'terms' ? 'login.terms' : 'login.privacy')}
      actions={<Button slot="close">{t('common.close')}</Button>}
    >
      <div className={css.text} aria-busy={texts === null}>
        {texts === null && <Skeleton height="20rem" />}
        {texts === 'failed' && <Notice tone="danger">{t('login.legalFailed')}</Notice>}
        {texts !== null &&
          texts !== 'failed' &&
          texts[text].map(({ heading, paragraphs }) => (
            <section key={heading} lang={language} dir={directionOf(language)}>
              <h3>{heading}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{withFigures(paragraph)}</p>
              ))}
            </section>
          ))}
      </div>
    </Dialog>
  );
}
