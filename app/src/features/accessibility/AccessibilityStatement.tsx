import type { Locale } from '@console/contract/rules';
import { Page } from '@console/ui';
import type { ReactNode } from 'react';
import { Brand } from '../../core/brand/Brand.tsx';
import { regionalTag, useLanguage, useMessages } from '../../core/i18n/index.ts';
import { PlainLink } from '../../core/plainControls/PlainControls.tsx';
import { LanguageSelect } from '../../core/preferences/LanguageSelect.tsx';
import css from './AccessibilityStatement.module.css';
import { assessedOn, barriers } from './barriers.ts';
import type { Contact } from './contact.ts';

export interface AccessibilityStatementProps {
  contact: Contact;
  onLanguageChange: (language: Locale) => void;
}

const works = ['keyboard', 'reader', 'zoom', 'look', 'transcript'] as const;

/**
 * The accessibility statement, with what the Israeli service accessibility regulations (regulation 35) and the model
 * statement of the European Union (Commission Implementing Decision (EU) 2018/1523) ask for.
 */
export function AccessibilityStatement({ contact, onLanguageChange }: AccessibilityStatementProps) {
  const t = useMessages();
  const region = regionalTag(useLanguage());
  const format = (options: Intl.DateTimeFormatOptions, date: string) =>
    new Intl.DateTimeFormat(region, { ...options, timeZone: 'UTC' }).format(new Date(date));
  const assessed = format({ dateStyle: 'long' }, assessedOn);

  return (
    <div className={css.document}>
      <header className={css.head}>
        <a href="/" className={css.home}>
          <Brand />
        </a>
        <LanguageSelect onChange={onLanguageChange} fitContent />
      </header>
      <main className={css.main}>
        <Page title={t('accessibility.title')}>
          <div className={css.text}>
            <p>{t('accessibility.lead')}</p>
            <p>{t('accessibility.scope')}</p>
            <Part title={t('accessibility.statusTitle')}>
              <p>{t('accessibility.status')}</p>
            </Part>
            <Part title={t('accessibility.worksTitle')}>
              <ul>
                {works.map((one) => (
                  <li key={one}>{t(`accessibility.works.${one}`)}</li>
                ))}
              </ul>
            </Part>
            <Part title={t('accessibility.barriersTitle')}>
              <ul className={css.barriers}>
                {barriers.map(({ id, criteria, severity, due }) => (
                  <li key={id}>
                    <p className={css.what}>{t(`accessibility.barrier.${id}.what`)}</p>
                    <p>{t(`accessibility.barrier.${id}.instead`)}</p>
                    <p className={css.plan}>
                      {t('accessibility.plan', {
                        severity: t(`accessibility.severity.${severity}`),
                        criteria: criteria.join(', '),
                        month: format({ month: 'long', year: 'numeric' }, due),
                      })}
                    </p>
                  </li>
                ))}
              </ul>
            </Part>
            <Part title={t('accessibility.methodTitle')}>
              <p>{t('accessibility.method', { date: assessed })}</p>
            </Part>
            <Part title={t('accessibility.contactTitle')}>
              <p>{t('accessibility.contact')}</p>
              <Coordinator {...contact} />
            </Part>
            <Part title={t('accessibility.complaintTitle')}>
              <p>{t('accessibility.complaint')}</p>
            </Part>
            <p className={css.plan}>{t('accessibility.prepared', { date: assessed })}</p>
          </div>
        </Page>
      </main>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Coordinator({ name, phone, email }: Contact) {
  const t = useMessages();
  if (!name && !phone && !email) return <p>{t('accessibility.noContact')}</p>;
  return (
    <dl className={css.contact}>
      {name && (
        <div>
          <dt>{t('accessibility.coordinator')}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{t('common.phoneNumber')}</dt>
          <dd dir="ltr">
            <PlainLink href={`tel:${phone.replaceAll(/[^+*\d]/g, '')}`}>{phone}</PlainLink>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t('common.email')}</dt>
          <dd dir="ltr">
            <PlainLink href={`mailto:${email}`}>{email}</PlainLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
