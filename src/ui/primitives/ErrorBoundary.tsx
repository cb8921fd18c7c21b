'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onFailure?: () => void
}

/**
 * Renders nothing in place of children that throw in the browser or fail to load. The rest of the page stays.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
