import { normalisePhone } from '@console/contract/rules';
import { Form, FormActions, FormGroup, NativeSelect, PhoneField, Skeleton, toast } from '@console/ui';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { useLanguage, useMessages } from '../../core/i18n/index.ts';
import { LiveSwitches } from '../../core/live/index.ts';
import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';
import { languageOptions } from '../../core/preferences/LanguageSelect.tsx';
import { NoticeSettings } from '../notices/index.ts';
import { OwnReceipts } from '../personalData/index.ts';
import { Cards } from './Cards.tsx';
import { Subscription } from './Subscription.tsx';
import css from './settings.module.css';
import {
  type Me,
  PartlySavedError,
  type Settings,
  type SettingsValues,
  useFreshSettings,
  useSaveLanguage,
  useSaveSettings,
} from './settings.queries.ts';
import { UsageWaiting } from './UsageGroup.tsx';

// Below the fields and not part of the form's values, so the fields don't wait for them.
const Places = lazyOnIdle(async () => (await import('./SignIns.tsx')).SignIns, PlacesWaiting);
const Access = lazyOnIdle(async () => (await import('./Access.tsx')).Access);
const Usage = lazyOnIdle(async () => (await import('./Usage.tsx')).Usage, UsageWaiting);

export interface SettingsFormProps {
  /** The settings when the form was mounted; later changes don't overwrite unsaved input. */
  start: Settings;
  person: Me['reply'];
}

/** The form of the person's own settings. The language is saved at once; phone and main card with the button. */
export function SettingsForm({ start, person }: SettingsFormProps) {
  const t = useMessages();
  const check = useChecks();
  const { form, values, version, ...saving } = useSaving<SettingsValues, Settings>({
    name: 'settings',
    label: t('nav.settings'),
    start: { values: { phone: start.reply.phone, mainCreditCard: '' }, etag: start.etag },
    send: useSaveSettings(start),
    refresh: useFreshSettings(),
    validate: ({ phone }) => ({ phone: normalisePhone(phone) ? check.phone(phone) : undefined }),
    labels: { phone: t('settings.phone') },
    onSaved: () => toast({ tone: 'success', title: t('settings.saved') }),
  });

  return (
    <>
      <SavingNews saving={saving} />
      <Form
        key={version}
        {...form}
        savedMessage={null}
        describeFailure={(error) =>
          error instanceof PartlySavedError
            ? t('settings.partSaved', { reason: explain(error.cause, t).told })
            : form.describeFailure(error)
        }
      >
        <FormGroup
          title={t('settings.you')}
          description={t('settings.signedInAs', { email: person.email ?? person.fullName })}
        >
          <div className={css.pair}>
            <PhoneField
              name="phone"
              label={t('settings.phone')}
              hint={t('settings.phoneHint')}
              digits={10}
              normalise={normalisePhone}
              defaultValue={values.phone}
            />
            <LanguageField />
          </div>
        </FormGroup>
        <Cards asked={values.mainCreditCard} />
        <Subscription settings={start} />
        <Usage />
        <FormGroup title={t('live.title')} description={t('live.titleWhy')}>
          <LiveSwitches />
        </FormGroup>
        <NoticeSettings />
        <Places />
        <Access />
        <OwnReceipts />
        <FormActions save={t('settings.save')} />
      </Form>
    </>
  );
}

function LanguageField() {
  const t = useMessages();
  const saveLanguage = useSaveLanguage((language, error, translate) =>
    toast({
      tone: 'error',
      title: translate('shell.languageNotSaved'),
      description: explain(error, translate).told,
      action: { label: translate('common.retry'), onPress: () => void saveLanguage(language) },
    }),
  );
  return (
    <NativeSelect
      label={t('language')}
      hint={t('settings.languageHint')}
      options={languageOptions}
      value={useLanguage()}
      onChange={(language) => void saveLanguage(language)}
    />
  );
}

function PlacesWaiting() {
  const t = useMessages();
  return (
    <FormGroup title={t('settings.places')} description={t('settings.placesWhy')}>
      <Skeleton height="4rem" />
    </FormGroup>
  );
}
