import { calendarFile, type Invitation } from '@console/contract/rules';
import { Button, DownloadIcon, IconButton } from '@console/ui';
import { dateOf } from './weeks.ts';

export interface CalendarFileButtonProps {
  /** The icon button is disabled while the array is empty. */
  appointments: readonly Invitation[];
  /** Name of the calendar in the app that opens the file: the organization. */
  calendar: string;
  /** File name without the extension, such as "appointments-2026-11-15". */
  fileName: string;
  label: string;
  size?: 'medium' | 'small';
  /** Shows only the icon, for narrow places. @default false */
  isIcon?: boolean;
}

/** Downloads appointments as an iCalendar file. */
export function CalendarFileButton({
  appointments,
  calendar,
  fileName,
  label,
  size = 'medium',
  isIcon = false,
}: CalendarFileButtonProps) {
  function save() {
    const file = calendarFile(appointments, { name: calendar, host: location.hostname });
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${fileName}.ics`;
    link.click();
    // Some browsers read the URL a little later.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  if (isIcon) {
    return (
      <IconButton
        variant="outline"
        icon={<DownloadIcon />}
        label={label}
        isDisabled={appointments.length === 0}
        onPress={save}
      />
    );
  }
  return (
    <Button size={size} icon={<DownloadIcon />} onPress={save}>
      {label}
    </Button>
  );
}

/** The name of a file with one appointment, without the extension. */
export const fileNameOf = ({ startTime }: Pick<Invitation, 'startTime'>) =>
  `appointment-${dateOf(startTime)}`;
