import { normalisePhone } from '@console/contract/rules';
import { Form, FormActions, FormGroup, NativeSelect, PhoneField, Skeleton, toast } from '@console/ui';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { useLanguage, useWords } from '../../core/i18n/index.ts';
import { CallNewsSwitch } from '../../core/live/index.ts';
import { later } from '../../core/loading/later.tsx';
import { languageOptions } from '../../core/preferences/LanguageSelect.tsx';
import { Cards } from './Cards.tsx';
import { Subscription } from './Subscription.tsx';
import css from './settings.module.css';
import {
  PartlySavedError,
  type Settings,
  type SettingsValues,
  useFreshSettings,
  useSaveLanguage,
  useSaveSettings,
} from './settings.queries.ts';
import { UsageWaiting } from './UsageGroup.tsx';

// Under the fields, and none themselves: they do not wait for these.
const Places = later(async () => (await import('./Places.tsx')).Places, PlacesWaiting);
const Access = later(async () => (await import('./Access.tsx')).Access);
const Usage = later(async () => (await import('./Usage.tsx')).Usage, UsageWaiting);

export interface SettingsFormProps {
  /** What was read when the form came; later changes do not overwrite what is typed. */
  start: Settings;
  email: string;
}

/** The form of one's own settings. The language turns the page at once; phone and main card wait for the button. */
export function SettingsForm({ start, email }: SettingsFormProps) {
  const words = useWords();
  const check = useChecks();
  const { form, values, version, ...saving } = useSaving<SettingsValues, Settings>({
    name: 'settings',
    label: words('settings.title'),
    start: { values: { phone: start.reply.phone, mainCreditCard: '' }, etag: start.etag },
    send: useSaveSettings(start),
    refresh: useFreshSettings(),
    validate: ({ phone }) => ({ phone: normalisePhone(phone) ? check.phone(phone) : undefined }),
    labels: { phone: words('settings.phone') },
    onSaved: () => toast({ tone: 'success', title: words('settings.saved') }),
  });

  return (
    <>
      <SavingNews saving={saving} />
      <Form
        key={version}
        {...form}
        savedMessage={null}
        sayFailure={(error) =>
          error instanceof PartlySavedError
            ? words('settings.partSaved', { reason: explain(error.cause, words).told })
            : form.sayFailure(error)
        }
      >
        <FormGroup title={words('settings.you')} description={words('settings.signedInAs', { email })}>
          <div className={css.pair}>
            <PhoneField
              name="phone"
              label={words('settings.phone')}
              hint={words('settings.phoneHint')}
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
        <FormGroup title={words('live.news')} description={words('live.newsWhy')}>
          <CallNewsSwitch />
        </FormGroup>
        <Places />
        <Access />
        <FormActions save={words('settings.save')} />
      </Form>
    </>
  );
}

function LanguageField() {
  const words = useWords();
  const { mutate: saveLanguage } = useSaveLanguage((language, error) =>
    toast({
      tone: 'error',
      title: words('shell.languageNotSaved'),
      description: explain(error, words).told,
      action: { label: words('tryAgain'), onPress: () => saveLanguage(language) },
    }),
  );
  return (
    <NativeSelect
      label={words('language')}
      hint={words('settings.languageHint')}
      options={languageOptions}
      value={useLanguage()}
      onChange={(language) => saveLanguage(language)}
    />
  );
}

function PlacesWaiting() {
  const words = useWords();
  return (
    <FormGroup title={words('settings.places')} description={words('settings.placesWhy')}>
      <Skeleton height="4rem" />
    </FormGroup>
  );
}
