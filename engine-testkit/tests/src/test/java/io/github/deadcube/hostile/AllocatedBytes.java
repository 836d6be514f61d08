package io.github.deadcube.hostile;

import java.lang.management.ManagementFactory;
import javax.management.JMException;
import javax.management.ObjectName;

/** The bytes that a thread has allocated: what a calculation costs, the same on every run. */
final class AllocatedBytes {
    private AllocatedBytes() {}

    static long ofThisThread() {
        try {
            return (long) ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME),
                            "getThreadAllocatedBytes",
                            new Object[] {Thread.currentThread().getId()},
                            new String[] {"long"});
        } catch (JMException e) {
            throw new IllegalStateException(e);
        }
    }
}
