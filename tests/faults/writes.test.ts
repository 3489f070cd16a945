import { calls } from '~/api/contract/strict/calls';
import { declareScreens } from './declare-screens';

declareScreens('écritures', (name) => calls[name].method !== 'GET');
