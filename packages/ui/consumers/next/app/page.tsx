import { Clinic } from '../Clinic';

export default function Home() {
  return <Clinic />;
}
