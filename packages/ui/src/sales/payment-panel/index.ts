export { PaymentPanel, type PaymentPanelProps } from './payment-panel.tsx';
