import { Dialog } from '@console/ui';
import { type ComponentType, useState } from 'react';
import { FormLoading } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { offersGoogleCode } from '../../../popups/googleCode.ts';
import { storedIn } from '../integrations.queries.ts';
import { type ConnectFormProps, titleOf } from './useConnectForm.ts';

const GenericForm = lazyOnIdle(async () => (await import('./GenericForm.tsx')).GenericForm, FormLoading);
const GoogleForm = lazyOnIdle(async () => (await import('./GoogleForm.tsx')).GoogleForm, FormLoading);
const WhatsappForm = lazyOnIdle(async () => (await import('./WhatsappForm.tsx')).WhatsappForm, FormLoading);

const forms: Readonly<Record<string, ComponentType<ConnectFormProps>>> = {
  google_calendar: GoogleForm,
  whatsapp: WhatsappForm,
};

type ConnectTarget = Pick<ConnectFormProps, 'service' | 'integration'>;

/** A service without a form of its own gets the generic one; so does a connection that was written by hand. */
function formFor({ service, integration }: ConnectTarget) {
  const isByHand =
    integration &&
    (storedIn(integration) === 'text' || (service?.type === 'google_calendar' && !offersGoogleCode()));
  return (isByHand ? undefined : forms[service?.type ?? '']) ?? GenericForm;
}

/** Asks for what the chosen service needs, or changes what it is connected with. */
export function ConnectDialog(props: ConnectFormProps & { isOpen: boolean }) {
  const t = useMessages();
  const { isOpen, service, integration, onClose } = props;
  // What it asked for stays on it while it goes, whatever becomes of the list behind it.
  const [asked, setAsked] = useState({ isOpen: false, service, integration });
  if (isOpen !== asked.isOpen || (isOpen && service !== asked.service)) {
    setAsked(isOpen ? { isOpen, service, integration } : { ...asked, isOpen });
  }
  const Fields = formFor(asked);

  return (
    <Dialog
      title={titleOf(asked, t)}
      size="large"
      isOpen={isOpen}
      isDismissable={false}
      openerId="add-integration"
      onOpenChange={(open) => !open && onClose()}
    >
      <Fields
        key={asked.integration?.id ?? asked.service?.id ?? 'other'}
        {...props}
        service={asked.service}
        integration={asked.integration}
      />
    </Dialog>
  );
}
