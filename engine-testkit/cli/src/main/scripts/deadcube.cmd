@echo off
rem Starts Deadcube with the virtual machine of JAVA_HOME or PATH. DEADCUBE_JAVA_OPTIONS has further options for the virtual machine.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if exist "%~dp0java.exe" set "java=%~dp0java"
set "options=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
for %%c in (duel env impact perft serve) do if "%~1"=="%%c" set "options=-XX:FreqInlineSize=100"
set "modules="
if exist "%~dp0java.exe" if not "%~1"=="mcp" set "modules=yes"
rem The libraries of mcp are no modules, so that an image cannot contain them.
if defined modules (
    "%java%" %options% %DEADCUBE_JAVA_OPTIONS% --module io.github.deadcube.cli/io.github.deadcube.testkit.cli.Main %*
) else (
    "%java%" %options% %DEADCUBE_JAVA_OPTIONS% -jar "%~dp0..\lib\deadcube.jar" %*
)
exit /b %errorlevel%
