import { BookingForm } from './BookingForm';

export default function BookingPage() {
  return <BookingForm />;
}
