import config from '@payload-config'
import '@payloadcms/next/css'
import './admin.css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'
import { callServerFunction } from './call-server-function'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return callServerFunction(args, { config, importMap })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
