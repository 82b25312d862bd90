/**
 * What other machines may have mounted too, by the type that `statfs` tells (Linux, include/uapi/linux/magic.h). FUSE
 * stands for many, some of them of this machine alone: the type does not tell which.
 */
const types: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0xff534d42, 'SMB'],
  [0x01021997, '9P'],
  [0x65735546, 'FUSE'],
  [0x5346414f, 'AFS'],
  [0x73757245, 'Coda'],
  [0x00c36400, 'CephFS'],
  [0x0bd00bd0, 'Lustre'],
  [0x01161970, 'GFS2'],
  [0x7461636f, 'OCFS2'],
  [0x47504653, 'GPFS'],
  [0x786f4256, 'a shared folder of VirtualBox'],
  [0xbacbacbc, 'a shared folder of VMware'],
]);

/** The name of a network's file system, or of one that may be; undefined for a disk of this machine. */
export const networkName = (type: number): string | undefined =>
  process.platform === 'linux' ? types.get(type) : undefined;
