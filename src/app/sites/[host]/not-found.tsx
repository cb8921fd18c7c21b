export { NotFound as default } from '@/ui/chrome/NotFound'
