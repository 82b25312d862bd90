import { Clinic } from '../Clinic';

export default Clinic;
