export { cx as classNames } from 'class-variance-authority';
