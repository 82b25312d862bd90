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

/** A service without its own form gets the generic one. So does a connection that was configured as text. */
function formFor({ service, integration }: ConnectTarget) {
  const isByHand =
    integration &&
    (storedIn(integration) === 'text' || (service?.type === 'google_calendar' && !offersGoogleCode()));
  return (isByHand ? undefined : forms[service?.type ?? '']) ?? GenericForm;
}

/** The dialog that connects the chosen service or changes its connection. */
export function ConnectDialog(props: ConnectFormProps & { isOpen: boolean }) {
  const t = useMessages();
  const { isOpen, service, integration, onClose } = props;
  // Keeps its content during the closing animation, even if the list behind it changes.
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
