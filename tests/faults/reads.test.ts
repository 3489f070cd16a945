import { calls } from '~/api/contract/strict/calls';
import { declareScreens } from './declare-screens';

declareScreens('lectures', (name) => calls[name].method === 'GET');
